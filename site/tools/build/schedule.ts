/** A named part of the build that begins as soon as the steps in `after` are done. */
export type Step = { readonly name: string; readonly after: readonly string[] };

/** How long a step took. */
type StepTime = { readonly name: string; readonly seconds: number };

/**
 * Runs every step once. A step starts when those it depends on are done; independent steps run at the same time.
 *
 * @param run does the work of one step
 * @throws the first failure, after the steps that were running have ended; no step that depends on it starts
 */
export async function runSteps<S extends Step>(
  steps: readonly S[],
  run: (step: S) => Promise<void>,
  onDone: (time: StepTime) => void = () => {},
): Promise<void> {
  const done = new Map<string, Promise<void>>();
  for (const step of steps) {
    const earlier = step.after.map((name) => {
      const found = done.get(name);
      if (!found) throw new Error(`the step '${step.name}' comes after '${name}', which is not declared before it`);
      return found;
    });
    done.set(
      step.name,
      Promise.all(earlier).then(async () => {
        const start = performance.now();
        await run(step);
        onDone({ name: step.name, seconds: (performance.now() - start) / 1000 });
      }),
    );
  }
  const results = await Promise.allSettled(done.values());
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
