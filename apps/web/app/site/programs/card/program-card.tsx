import type { ProgramSummary } from '@chulbal/contract/programs/programs';
import { programKindNames } from '@chulbal/contract/programs/values';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { ProgramArt } from './program-art.tsx';
import type { programCard as texts } from './program-card.ko.ts';
import styles from './program-card.module.css';
import { ProgramStatus } from './program-status.tsx';

type Props = { program: ProgramSummary; level: 2 | 3; first?: boolean };

/** A programme to pick up: its picture, what it is about, where it stands, when and how many. */
export function ProgramCard({ program, level, first = false }: Props) {
  const t = useTexts<typeof texts>('programCard');
  const language = useLanguage();
  const { boardId, programType, programTitle, summary, capacity, placesLeft } = program;
  const Title = `h${level}` as const;
  return (
    <Card to={`/support/programs/detail/${boardId}`} className={styles.card}>
      <span className={styles.picture}>
        <ProgramArt program={program} sizes="(min-width: 1025px) 400px, 92vw" first={first} />
      </span>
      <span className={styles.text}>
        <span className={styles.state}>
          <Tag>{programKindNames[programType][language]}</Tag>
          <ProgramStatus state={program.state} />
        </span>
        <Title className={styles.title}>{programTitle}</Title>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.foot}>
          <span>
            <b>{momentText(program.startsAt, language)}</b>
            <span>{program.place || t('online')}</span>
          </span>
          <span>
            {capacity === null || placesLeft === null
              ? t('free')
              : t('taken', { taken: Math.min(capacity, capacity - placesLeft), capacity })}
          </span>
        </span>
      </span>
    </Card>
  );
}
