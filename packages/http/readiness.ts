/** What a server needs to do its work, by name, and whether it is there. */
export type Readiness = { ready: boolean; needs: Record<string, boolean> };

/**
 * One answer serves all who ask within this time: the files' store is written to for it. That something is missing is asked anew
 * by each look of a proxy (twice a second, deploy/scale-out/haproxy.cfg): else one late answer would be two looks, and take the only server
 * away that is there.
 */
const keptMs = { ready: 2_000, missing: 400 };
const TIMEOUT_MS = 3_000;

/**
 * Asks each need, all at once and each at most three seconds, and not for everybody who asks. A need that is silent or throws is not
 * there.
 */
export function readinessOf(needs: Record<string, () => Promise<boolean>>): () => Promise<Readiness> {
  let keptUntil = Number.NEGATIVE_INFINITY;
  let answer: Promise<Readiness> | undefined;
  return () => {
    if (!answer || performance.now() >= keptUntil) {
      const asked = performance.now();
      keptUntil = Number.POSITIVE_INFINITY;
      answer = askAll(needs).then((found) => {
        keptUntil = found.ready ? asked + keptMs.ready : performance.now() + keptMs.missing;
        return found;
      });
    }
    return answer;
  };
}

async function askAll(needs: Record<string, () => Promise<boolean>>): Promise<Readiness> {
  const answers = await Promise.all(
    Object.entries(needs).map(async ([name, need]) => [name, await within(need)] as const),
  );
  return { ready: answers.every(([, there]) => there), needs: Object.fromEntries(answers) };
}

async function within(need: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  try {
    return await Promise.race([need(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
