import { format } from 'node:util';
import { vi } from 'vitest';

/** What a command of the terminal ended with, and all that it has printed. */
export type Ended = { code: number; output: string };

/** Calls what a command runs, without a process of its own, which takes a second to start. */
export async function callCommand(run: () => Promise<void>): Promise<Ended> {
  let output = '';
  const note = (...said: unknown[]) => {
    output += `${format(...said)}\n`;
  };
  const spies = (['log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(note),
  );
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    await run();
    return { code: Number(process.exitCode ?? 0), output };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
}
