import type { EventPage } from '@chulbal/contract/raffle/raffle';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Split } from '../../../ui/layout/split.tsx';
import type { raffle as texts } from '../raffle.ko.ts';
import styles from './draw.module.css';
import { DrawAgain } from './draw-again.tsx';

const MINUTE_MS = 60_000;

/** The four dated steps of a draw, how far they have come, and the draw that anybody can hold again. */
export function DrawSteps({ event, mine }: { event: EventPage; mine: number | null }) {
  const t = useTexts<typeof texts>('raffle');
  const language = useLanguage();
  const { draw } = event;
  const at = (moment: string) => momentText(moment, language);
  const now = draw?.drawnAt ? 5 : draw?.seed ? 4 : draw ? 3 : event.state === 'closed' ? 2 : 1;
  const steps = [
    {
      title: t('proof.collect'),
      text: t('proof.collectText'),
      time: t('proof.until', { at: at(event.closesAt) }),
    },
    { title: t('proof.hash'), text: t('proof.hashText'), time: at(draw?.publishedAt ?? event.hashAt) },
    {
      title: t('proof.seed'),
      text: t('proof.seedText', { name: event.seedName }),
      time: at(draw?.seedAt ?? event.seedAt),
    },
    { title: t('proof.draw'), text: t('proof.drawText'), time: at(draw?.drawnAt ?? event.drawsAt) },
  ];
  const after = (passed: number) => {
    const minutes = Math.max(1, Math.floor(passed / MINUTE_MS));
    return minutes < 60
      ? t('proof.seedAfterMinutes', { count: minutes })
      : t('proof.seedAfterHours', { count: Math.floor(minutes / 60) });
  };
  const shown = draw?.drawnAt ? draw : event.before;
  return (
    <Split
      head={
        <>
          <Heading size="3xl" id="proof">
            {t('proof.title')}
          </Heading>
          <p className={styles.sub}>{t('proof.text')}</p>
        </>
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ title, text, time }, index) => {
          const state = index + 1 === now ? 'now' : index + 1 < now ? 'done' : 'next';
          return (
            <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{index + 1}</b>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
                {index === 1 && !draw && <p className={styles.wait}>{t('proof.hashWait')}</p>}
                {index === 1 && draw && (
                  <>
                    <code>{draw.sha256}</code>
                    <p>{t('proof.hashIs', { tickets: draw.tickets, persons: draw.persons })}</p>
                    <ButtonLink
                      icon="download"
                      reloadDocument
                      to={`/transfer/draw/${draw.eventKey}.csv`}
                      variant="line"
                      size="sm"
                    >
                      {t('proof.file')}
                    </ButtonLink>
                  </>
                )}
                {index === 2 && draw?.seed && draw.seedAt && (
                  <>
                    <code>{draw.seed}</code>
                    <p>{after(Date.parse(draw.seedAt) - Date.parse(draw.publishedAt))}</p>
                  </>
                )}
              </div>
              <p className={styles.time}>
                {time}
                {state !== 'next' && <small>{t(`proof.${state}`)}</small>}
              </p>
            </li>
          );
        })}
      </ol>
      {shown?.seed && <DrawAgain draw={shown} prizes={event.prizes} mine={shown === draw ? mine : null} />}
    </Split>
  );
}
