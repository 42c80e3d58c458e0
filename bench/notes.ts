/** What a part's table does not say, by the part's name. `npm run bench` prints each below its table. */
export const notes: Readonly<Record<string, string>> = {
  throughput:
    'Of 2026-11-23, on a quiet machine, with two rounds of three seconds each. Client and servers share two cores, so a quick reply is ' +
    "bounded by the client; 'by processor' is not.",
  books: 'Of 2026-11-23, on a quiet machine.',
  sound: 'Of 2026-11-23, on a quiet machine.',
  phone:
    'Of 2026-11-23, on a quiet machine; the print editions of Forest, Korean birthday and Pyeongchang later that day, at a benchmark index ' +
    "of 2,444 to 2,557. Pyeongchang's print edition falls short.",
};
