/** What a part's table does not say, by the part's name. `npm run bench` prints each below its table. */
export const notes: Readonly<Record<string, string>> = {
  throughput: "Client and servers share two cores, so a quick reply is bounded by the client; 'by processor' is not.",
};
