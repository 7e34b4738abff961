import type { RaffleOverview } from '@chulbal/contract/raffle/operators';
import type { ReactNode } from 'react';
import { useCommand } from '../../lib/command/use-command.ts';
import { confirm } from '../../lib/dialogs.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Refusal } from '../../ui/feedback/refusal.tsx';
import { Status } from '../../ui/lane/status.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { eventsCommand } from '../shell/commands.ts';
import { useOperator } from '../shell/use-operator.ts';
import type { eventAdmin as texts } from './event-admin.ko.ts';
import styles from './event-admin.module.css';
import { SeedBox } from './seed-box.tsx';

type StepName = 'freeze' | 'publish' | 'seed' | 'draw';
type Command = 'freeze' | 'publishHash' | 'draw';
type Props = { overview: RaffleOverview; now: string };

/** The four steps of a draw: each can be done once the one before is, in its time. */
export function DrawSteps({ overview, now }: Props) {
  const t = useTexts<typeof texts>('eventAdmin');
  const language = useLanguage();
  const { can } = useOperator();
  const { busy, problem, run } = useCommand();
  const { draw, eventNo } = overview;
  const at = (moment: string) => momentText(moment, language);
  const current: StepName | null = !draw
    ? 'freeze'
    : !draw.published
      ? 'publish'
      : draw.seed === null
        ? 'seed'
        : draw.drawn
          ? null
          : 'draw';
  const due = {
    freeze: overview.closesAt,
    publish: overview.closesAt,
    seed: overview.seedAt,
    draw: overview.drawsAt,
  };
  const isTime = current !== null && now >= due[current] && can('runRaffle');

  async function press(command: Command, title: string) {
    if (await confirm({ title })) await run(() => eventsCommand(command, { eventNo }));
  }
  const step = (name: StepName, time: string, done: ReactNode, action: ReactNode) => {
    const order = ['freeze', 'publish', 'seed', 'draw'] as const;
    const state =
      current === name
        ? 'now'
        : current === null || order.indexOf(name) < order.indexOf(current)
          ? 'done'
          : 'next';
    return (
      <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <b>{order.indexOf(name) + 1}</b>
        <i aria-hidden="true" />
        <section className={styles.step} aria-labelledby={`step-${name}`}>
          <header>
            <Heading level={2} size="lg" id={`step-${name}`}>
              {t(`steps.${name}`)}
            </Heading>
            <Status kind={state === 'done' ? 'ok' : state === 'now' ? 'open' : 'upcoming'}>
              {t(`steps.${state}`)}
            </Status>
            <time dateTime={time}>{at(time)}</time>
          </header>
          {state === 'done' ? done : <p className={styles.hint}>{textOf(name)}</p>}
          {state === 'now' && isTime && action}
          {state === 'now' && name !== 'seed' && <Refusal problem={problem} />}
        </section>
      </li>
    );
  };
  function textOf(name: StepName): string {
    if (name !== 'seed') return t(`steps.${name}Text`);
    return t('steps.seedText', { name: overview.seedName[language], digits: overview.seedDigits });
  }
  const button = (command: Command, label: string, sure: string) => (
    <Button variant="primary" busy={busy} onClick={() => void press(command, sure)}>
      {label}
    </Button>
  );
  return (
    <ol className={styles.steps}>
      {step(
        'freeze',
        draw?.frozen.at ?? overview.closesAt,
        draw && (
          <p>
            {t('steps.frozen', {
              ...{ tickets: draw.tickets, persons: draw.persons },
              ...{ name: draw.frozen.by, at: at(draw.frozen.at) },
            })}
          </p>
        ),
        button('freeze', t('steps.freezeDo'), t('steps.freezeSure')),
      )}
      {step(
        'publish',
        draw?.published?.at ?? overview.hashAt,
        draw?.published && (
          <>
            <p className={styles.hash}>{draw.sha256}</p>
            <p>
              {t('steps.published', { name: draw.published.by, at: at(draw.published.at) })}{' '}
              <TextLink reloadDocument to={`/transfer/draw/${overview.eventKey}.csv`}>
                {t('steps.file')}
              </TextLink>
            </p>
          </>
        ),
        button('publishHash', t('steps.publishDo'), t('steps.publishSure')),
      )}
      {step(
        'seed',
        draw?.confirmed?.at ?? overview.seedAt,
        draw?.confirmed && (
          <>
            <p className={styles.hash}>{draw.seed}</p>
            <p>
              {t('steps.confirmed', {
                ...{ first: draw.first?.by ?? '', name: draw.confirmed.by },
                at: at(draw.confirmed.at),
              })}
            </p>
          </>
        ),
        <SeedBox overview={overview} />,
      )}
      {step(
        'draw',
        draw?.drawn?.at ?? overview.drawsAt,
        draw?.drawn && <p>{t('steps.drawn', { name: draw.drawn.by, at: at(draw.drawn.at) })}</p>,
        button('draw', t('steps.drawDo'), t('steps.drawSure')),
      )}
    </ol>
  );
}
