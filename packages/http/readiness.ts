/** What a server needs to do its work, by name, and whether it is there. */
export type Readiness = { ready: boolean; needs: Record<string, boolean> };

/** One answer serves all who ask within this time: the files' store is written to for it. */
const KEPT_MS = 2_000;
const TIMEOUT_MS = 3_000;

/**
 * Asks each need, all at once and each at most three seconds; at most every two seconds however often it is called. A
 * need that is silent or throws is not there.
 */
export function readinessOf(needs: Record<string, () => Promise<boolean>>): () => Promise<Readiness> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<Readiness> | undefined;
  return () => {
    if (!answer || performance.now() - asked >= KEPT_MS) {
      asked = performance.now();
      answer = askAll(needs);
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
