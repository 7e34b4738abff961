import type { PasskeyView } from '@chulbal/contract/passkeys/passkeys';
import { useTexts } from '../../lib/use-texts.ts';
import { Heading } from '../layout/heading.tsx';
import styles from '../sign-in/ways-in.module.css';
import type { PasskeyArea } from './authenticator.ts';
import { type AddProof, PasskeyItems } from './passkey-items.tsx';
import type { passkeys as texts } from './passkeys.ko.ts';
import own from './passkeys.module.css';

type Props = { area: Exclude<PasskeyArea, 'user'>; passkeys: readonly PasskeyView[]; proof: AddProof };

/** The passkeys of an operator or evaluator: each is password and code in one. */
export function StaffPasskeys(props: Props) {
  const t = useTexts<typeof texts>('passkeys');
  return (
    <section aria-labelledby="passkeys" className={own.staff}>
      <Heading id="passkeys" size="xl">
        {t('staff.title')}
      </Heading>
      <p className={styles.small}>{t('staff.note')}</p>
      <ul className={styles.list}>
        <PasskeyItems {...props} />
      </ul>
    </section>
  );
}
