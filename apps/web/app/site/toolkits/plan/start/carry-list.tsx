import type { CarriedField, Carry } from '@chulbal/contract/seasons/plan-carry';
import { useTexts } from '../../../../lib/use-texts.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import type { toolkits as texts } from '../../toolkits.ko.ts';
import styles from './carry-list.module.css';

type Props = {
  carries: readonly Carry[];
  /** Most letters of each field. */
  most: Readonly<Record<CarriedField, number>>;
  /** Fields that the writer does not want filled. */
  left: readonly CarriedField[];
  onLeave: (fields: readonly CarriedField[]) => void;
  submitted: boolean;
  pdf: {
    label: string;
    filled: boolean;
    refused: boolean;
    on: boolean;
    onChange: (on: boolean) => void;
  } | null;
};

/** What of the plan goes where in the application, and what stays as it is. */
export function CarryList({ carries, most, left, onLeave, submitted, pdf }: Props) {
  const t = useTexts<typeof texts>('toolkits');
  const toggle = (field: CarriedField, on: boolean) =>
    onLeave(on ? left.filter((one) => one !== field) : [...left, field]);
  return (
    <section aria-labelledby="plan-carry">
      <h3 id="plan-carry" className={styles.title}>
        {t('what')}
      </h3>
      <p className={styles.note}>{submitted ? t('submittedText') : t('whatText')}</p>
      <ul className={styles.list}>
        {carries.map(({ field, verdict, text, cut }) => (
          <li key={field} data-verdict={verdict}>
            {verdict === 'fill' ? (
              <>
                <Checkbox
                  strong
                  label={t(`fields.${field}`)}
                  note={t(`from.${field}`)}
                  checked={!left.includes(field)}
                  onChange={({ currentTarget }) => toggle(field, currentTarget.checked)}
                />
                <p className={styles.text}>{text}</p>
                <p className={styles.count}>
                  {t('count', { count: [...text].length, most: most[field] })}
                  {cut && ` · ${t('cut')}`}
                </p>
              </>
            ) : (
              <>
                <b>{t(`fields.${field}`)}</b>
                <p className={styles.count}>{t(verdict)}</p>
              </>
            )}
          </li>
        ))}
        {pdf && (
          <li data-verdict={pdf.filled || pdf.refused ? 'written' : 'fill'}>
            {pdf.filled || pdf.refused ? (
              <>
                <b>{pdf.label}</b>
                <p className={styles.count}>{t(pdf.filled ? 'pdfFilled' : 'pdfRefused')}</p>
              </>
            ) : (
              <Checkbox
                strong
                label={t('startPdf', { slot: pdf.label })}
                note={t('pdfText')}
                checked={pdf.on}
                onChange={({ currentTarget }) => pdf.onChange(currentTarget.checked)}
              />
            )}
          </li>
        )}
      </ul>
    </section>
  );
}
