import type { ApplicationDetail } from '@chulbal/contract/operator-applications';
import { useTexts } from '../../../../lib/use-texts.ts';
import type { teamDrawer as texts } from '../team-drawer.ko.ts';

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

/** Answers of the team step by their names. */
export function AnswerList({
  answers,
  className,
}: {
  answers: ApplicationDetail['answers'];
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
            <dd>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
