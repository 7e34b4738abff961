import { type RecomputedDraw, ticketText } from '@chulbal/contract/raffle/draw';
import type { EventPage, ShownDraw } from '@chulbal/contract/raffle/raffle';
import { useRef, useState } from 'react';
import { shortMomentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Status } from '../../../ui/lane/status.tsx';
import type { raffle as texts } from '../raffle.ko.ts';
import styles from './draw.module.css';
import type { DrawCall } from './draw-worker.ts';

type Outcome = 'same' | 'differs' | 'otherFile' | 'unreadable' | 'failed';
type Props = {
  draw: ShownDraw;
  prizes: EventPage['prizes'];
  /** The number of one's own ticket, to begin with. */
  mine: number | null;
};

/** Draws a held draw again on this device, from the published list or a downloaded one, and finds a ticket in it. */
export function DrawAgain({ draw, prizes, mine }: Props) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [ticket, setTicket] = useState(mine === null ? '' : ticketText(mine));
  const picker = useRef<HTMLInputElement>(null);

  async function run(read: () => Promise<string>) {
    setBusy(true);
    setOutcome(null);
    try {
      setOutcome(outcomeOf(draw, await drawnIn({ text: await read(), seed: draw.seed ?? '' })));
    } catch {
      setOutcome('failed');
    }
    setBusy(false);
  }
  async function published(): Promise<string> {
    const reply = await fetch(`/transfer/draw/${draw.eventKey}.csv`);
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    return reply.text();
  }
  const number = Number(ticket.replaceAll(/\D/g, ''));
  return (
    <section className={styles.again} aria-labelledby="draw-again">
      <h3 id="draw-again">{t('again.title', { name: draw.name })}</h3>
      <p>{t('again.text')}</p>
      <dl>
        <div>
          <dt>
            {t('again.hash')}{' '}
            <small>{t('again.at', { at: shortMomentText(draw.publishedAt, language) })}</small>
          </dt>
          <dd>
            <code>{draw.sha256}</code>
          </dd>
        </div>
        <div>
          <dt>
            {t('again.seed')}{' '}
            {draw.seedAt && <small>{t('again.at', { at: shortMomentText(draw.seedAt, language) })}</small>}
          </dt>
          <dd>
            <code>{draw.seed}</code>
          </dd>
        </div>
        <div>
          <dt>{t('again.command')}</dt>
          <dd>
            <code>{`npm run recompute-draw -- draw-${draw.eventKey}.csv ${draw.seed}`}</code>
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button variant="line" icon="retry" busy={busy} onClick={() => void run(published)}>
          {t('again.draw')}
        </Button>
        <Button variant="ghost" icon="upload" onClick={() => picker.current?.click()}>
          {t('again.fromFile')}
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,text/csv"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void run(() => file.text());
          }}
        />
      </div>
      <p
        role="status"
        className={styles.outcome}
        data-bad={outcome !== null && outcome !== 'same' ? true : undefined}
      >
        {busy && t('again.busy')}
        {outcome && (
          <Status kind={outcome === 'same' ? 'ok' : 'bad'} inherit>
            {t(`again.${outcome}`, { count: draw.drawn.length })}
          </Status>
        )}
      </p>
      <div className={styles.find}>
        <Field label={t('again.findLabel')}>
          <TextInput
            value={ticket}
            maxLength={12}
            placeholder="R-0001"
            autoComplete="off"
            numeric
            onChange={(event) => setTicket(event.currentTarget.value)}
          />
        </Field>
        {number > 0 && <p role="status">{foundText()}</p>}
      </div>
      <details>
        <summary>{t('again.how')}</summary>
        <ol>
          {(['one', 'two', 'three', 'four'] as const).map((step) => (
            <li key={step}>{t(`again.steps.${step}`)}</li>
          ))}
        </ol>
      </details>
    </section>
  );

  function foundText(): string {
    const found = draw.drawn.find((one) => one.number === number);
    const said = { ticket: ticketText(number) };
    if (!found) return t('again.foundNone', said);
    const prize = prizes.find(({ code }) => code === found.prize)?.name ?? found.prize;
    const winners = draw.drawn.filter((one) => one.prize === found.prize && !one.reserve).length;
    return found.reserve
      ? t('again.foundReserve', { ...said, prize, place: found.place - winners })
      : t('again.foundWin', { ...said, prize, place: found.place });
  }
}

function outcomeOf(draw: ShownDraw, result: RecomputedDraw): Outcome {
  if (result.outcome === 'unreadable') return 'unreadable';
  if (result.sha256 !== draw.sha256) return 'otherFile';
  const places = (of: ShownDraw['drawn']) =>
    of
      .map(({ prize, place, number }) => `${prize} ${place} ${number}`)
      .toSorted()
      .join();
  return places(result.drawn) === places(draw.drawn) ? 'same' : 'differs';
}

function drawnIn(call: DrawCall): Promise<RecomputedDraw> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<RecomputedDraw>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RecomputedDraw>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The worker failed.')));
    worker.postMessage(call);
  }).finally(() => worker.terminate());
}
