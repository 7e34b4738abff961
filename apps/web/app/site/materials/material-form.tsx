import type { MaterialView } from '@chulbal/contract/materials/materials';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { FieldError } from '../../ui/form/field-error.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { SlotFiles } from '../applications/files/slot-files.tsx';
import type { FileWords } from './file-words.server.ts';
import type { materials as texts } from './materials.ko.ts';
import styles from './materials.module.css';
import type { Material } from './use-material.ts';
import { type Press, slotField } from './use-submit-material.ts';

type Props = { view: MaterialView; material: Material; words: FileWords; press: Press };

/** The slots of a stage's material, with what is in them and on its way. */
export function MaterialForm({ view, material, words, press }: Props) {
  const t = useTexts<typeof texts>('materials');
  const language = useLanguage();
  const { deadline, slots, receipt, role, state } = view;
  const { files, uploads, uploading } = material;

  async function remove(serverFileName: string) {
    if (!(await material.remove(serverFileName))) toast.error(t('notRemoved'));
  }

  return (
    <div className={styles.stack}>
      <p className={styles.until}>
        {state === 'grace'
          ? t('grace', { at: momentText(deadline.graceUntil, language) })
          : t('until', { at: momentText(deadline.closesAt, language) })}
      </p>
      <Stack gap={5}>
        {slots.map((slot) => (
          <SlotFiles
            key={slot.code}
            slot={slot.code}
            rule={slot}
            label={slot.label}
            required={slot.minFiles > 0}
            layout="block"
            name={slotField(slot.code)}
            {...{ files, uploads, uploading, words }}
            disabled={state !== 'open'}
            error={press.wrong[slot.code]}
            onRemove={({ serverFileName }) => void remove(serverFileName)}
          />
        ))}
      </Stack>
      <div aria-live="polite" className={styles.stack}>
        {press.problem && <FieldError>{press.problem}</FieldError>}
        {press.signedOut && (
          <>
            <FieldError>{t('signedOut')}</FieldError>
            <Button size="sm" variant="ink" onClick={() => logInAgain(view)}>
              {t('logIn')}
            </Button>
          </>
        )}
      </div>
      <p className={styles.note}>
        {role === 'member' ? t('memberOnly') : receipt && view.changed ? t('changed') : t('kept')}
      </p>
    </div>
  );
}

/** The log-in leads back to the open modal. */
function logInAgain({ trackNo, stageNo }: MaterialView) {
  const next = `/contest/schedule?track=${trackNo}&submit=${stageNo}`;
  location.assign(`/auth/login?next=${encodeURIComponent(next)}`);
}
