import { expect, onTestFinished, test } from 'vitest';
import { reportProof } from '../../tools/figures/report.ts';
import { findScaleOut } from '../../tools/programs.mjs';
import { startInstallation } from './installation.ts';
import { findLosses } from './losses.ts';
import { prepareLeaders } from './people.ts';
import { linesOf, type Rush, rush } from './rush.ts';
import type { Instance } from './server-instance.ts';

const rounds = process.env.WHOLE === '1' ? 3 : 1;
/** A load of which two cores have something left to start servers with. */
const SUBMISSIONS_A_SECOND = 3;
const READS_A_SECOND = 15;
/** After so long a supervisor kills (deploy/compose/compose.yaml); ten seconds are meant, on a machine that does nothing else. */
const SUPERVISOR_SECONDS = 15;
/** People who come together before anybody asks how far the update is. */
const WAVE = 15;

const MOST_OUTAGES = 10;

/** What a server found missing, in its own log. */
function outagesOf({ name, output }: Instance): string[] {
  return output()
    .split('\n')
    .filter((line) => line.includes('"outage"'))
    .map((line) => `${name}: ${line.slice(0, 600)}`);
}

test.runIf(findScaleOut())(
  'R-15 every server is replaced one by one behind HAProxy under load, and no request is lost or refused',
  async () => {
    const installation = await startInstallation({ count: 2, proxied: true });
    onTestFinished(() => installation.stop());
    const leaders = await prepareLeaders(installation, { count: rounds * 600 });

    let updating = true;
    const stops: number[] = [];
    const update = (async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const instance of installation.instances) {
          stops.push(await installation.replace(instance));
        }
      }
    })().finally(() => {
      updating = false;
    });
    const waves: Rush[] = [];
    while (updating) {
      const wave = leaders.splice(0, WAVE);
      if (wave.length === 0) throw new Error('There are no people left.');
      waves.push(
        await rush(wave, { submissionsASecond: SUBMISSIONS_A_SECOND, readsASecond: READS_A_SECOND }),
      );
    }
    await update;

    const sum = (of: (wave: Rush) => number) => waves.reduce((all, wave) => all + of(wave), 0);
    const all = (counts: Rush['asked']) => Object.values(counts).reduce((one, other) => one + other, 0);
    const [asked, shed, silent] = [
      sum((wave) => all(wave.asked)),
      sum((wave) => all(wave.shed)),
      sum((wave) => all(wave.silent)),
    ];
    const submissions = sum((wave) => wave.acknowledged.length);
    reportProof('R-15 A rolling update under load: two of each server behind HAProxy, replaced one by one', [
      { what: 'servers replaced', value: stops.length, unit: '' },
      {
        what: 'longest until a server was gone',
        value: Math.max(...stops),
        unit: 's',
        atMost: SUPERVISOR_SECONDS,
      },
      { what: 'requests', value: asked, unit: '' },
      { what: 'submissions acknowledged', value: submissions, unit: '' },
      { what: 'requests told to come back', value: shed, unit: '', atMost: 0 },
      { what: 'requests without an answer', value: silent, unit: '', atMost: 0 },
    ]);
    for (const one of waves.flatMap(({ told }) => told)) console.log(`  ${one}`);
    if (shed > 0) console.log(installation.balancerSaid());
    for (const one of installation.instances.flatMap(outagesOf).slice(0, MOST_OUTAGES))
      console.log(`  ${one}`);
    const slow = waves.map((wave) => linesOf(wave)).at(-1) ?? [];
    console.log(`the last wave: ${slow.join('\n')}`);
    expect(waves.flatMap((wave) => wave.refused)).toEqual([]);
    expect(silent).toBe(0);
    expect(shed).toBe(0);
    expect(await findLosses(installation, waves)).toEqual([]);
    expect(Math.max(...stops)).toBeLessThan(SUPERVISOR_SECONDS);
  },
);
