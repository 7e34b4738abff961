import type { JudgingLetterKind } from '@chulbal/contract/evaluation/judging-letters';
import { judgingLetterKinds } from '@chulbal/contract/evaluation/values';
import { classNames } from '../../../lib/class-names.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { Switch } from '../../../ui/form/switch.tsx';
import type { panelStage as texts } from '../panel-stage.ko.ts';
import tab from '../tab.module.css';
import type { Place } from '../use-plan-editor.ts';
import { LetterPreview } from './letter-preview.tsx';
import styles from './letters.module.css';

type Props = {
  place: Place;
  sent: readonly JudgingLetterKind[];
  may: boolean;
  onChange: (sent: JudgingLetterKind[]) => void;
};

/** What evaluators are told of by themselves: each kind with its switch and the letter as it leaves. */
export function LetterSwitches({ place, sent, may, onChange }: Props) {
  const t = useTexts<typeof texts>('panelStage');
  const set = (kind: JudgingLetterKind, on: boolean) =>
    onChange(judgingLetterKinds.filter((one) => (one === kind ? on : sent.includes(one))));
  return (
    <section className={styles.group} aria-labelledby="letters-title">
      <h3 id="letters-title">{t('settings.lettersTitle')}</h3>
      <p className={tab.lede}>{t('settings.lettersLede')}</p>
      <ul className={tab.switches}>
        {judgingLetterKinds.map((kind) => (
          <li key={kind} className={classNames(tab.switch, styles.row)}>
            <div>
              <span>
                <b id={`letter-${kind}`}>{t(`settings.letters.${kind}`)}</b>
                <small id={`letter-${kind}-hint`}>{t(`settings.letterHints.${kind}`)}</small>
              </span>
              <LetterPreview place={place} kind={kind} />
            </div>
            <Switch
              aria-labelledby={`letter-${kind}`}
              aria-describedby={`letter-${kind}-hint`}
              checked={sent.includes(kind)}
              disabled={!may}
              onChange={(event) => set(kind, event.target.checked)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
