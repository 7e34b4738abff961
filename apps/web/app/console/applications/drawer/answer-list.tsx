import type { ApplicationDetail } from '@chulbal/contract/applications/operators';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';
import styles from './drawer.module.css';

const fields = [
  'teamItemPart',
  'team4dTech',
  'teamItemExp',
  'teamEmotion',
  'teamChar',
  'teamCom',
  'teamComKind',
  'teamComNo',
  'teamComDate',
] as const;

/** Answers of the team step by their names; beside the business number what the tax office says of it. */
export function AnswerList({
  answers,
  business,
  className,
}: {
  answers: ApplicationDetail['answers'];
  business: ApplicationDetail['business'];
  className?: string | undefined;
}) {
  const t = useTexts<typeof texts>('teamDrawer');
  return (
    <dl className={className}>
      {answers.map(({ field, text }) => {
        const known = fields.find((one) => one === field);
        return (
          <div key={field}>
            <dt>{known ? t(`answer.${known}`) : field}</dt>
            <dd>
              {text}
              {field === 'teamComNo' && business && <BusinessNote business={business} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function BusinessNote({
  business: { state, askedAt },
}: {
  business: NonNullable<ApplicationDetail['business']>;
}) {
  const t = useTexts<typeof texts>('teamDrawer');
  const language = useLanguage();
  const isWrong = state === 'closed' || state === 'unknown';
  return (
    <p className={isWrong ? styles.withheld : styles.quiet}>
      {state && askedAt
        ? t(`business.${state}`, { at: momentText(askedAt, language) })
        : t('business.unanswered')}
    </p>
  );
}
