// Solves the deals that it reads with DDS, on one thread and each from nothing, to be measured beside our own search. A line in is a deal as PBN
// writes it; a line out is its twenty numbers, notrump by North first and clubs by West last, as tables.txt has them. The last line
// is the processor time of them all, in milliseconds.
#include <cstdio>
#include <cstring>
#include <ctime>
#include <dds/dll.h>

int main() {
  const int strains[] = {4, 0, 1, 2, 3}; // DDS counts spades to clubs, and notrump last
  ddTableDealPBN deal;
  SetMaxThreads(1);
  std::clock_t used = 0;
  while (std::fgets(deal.cards, sizeof deal.cards, stdin)) {
    deal.cards[std::strcspn(deal.cards, "\n")] = '\0';
    ddTableResults table;
    const std::clock_t begun = std::clock();
    const int code = CalcDDtablePBN(deal, &table);
    used += std::clock() - begun;
    if (code != RETURN_NO_FAULT) {
      std::fprintf(stderr, "%s: DDS says %d\n", deal.cards, code);
      return 1;
    }
    for (int strain : strains)
      for (int declarer = 0; declarer < 4; declarer++) std::printf("%d ", table.resTable[strain][declarer]);
    std::printf("\n");
  }
  std::printf("%.3f\n", 1000.0 * used / CLOCKS_PER_SEC);
}
