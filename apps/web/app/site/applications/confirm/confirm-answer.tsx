import type { InvitationView } from '@chulbal/contract/applications/invitations';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { confirm } from '../../../lib/dialogs.ts';
import { momentText } from '../../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ButtonLink } from '../../../ui/action/button-link.tsx';
import { Chequered } from '../../../ui/lane/chequered.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import type { apply as texts } from '../apply.ko.ts';
import styles from './apply-confirm.module.css';

type Props = { invitation: InvitationView /** The page without script asks once more. */; refusing: boolean };

/** Yes or no. A no is asked for twice; a yes may become a no until the date. */
export function ConfirmAnswer({ invitation, refusing }: Props) {
  const t = useTexts<typeof texts>('apply');
  const language = useLanguage();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const { state, confirmBy, teamName } = invitation;
  const busy = navigation.state === 'submitting';
  const sending = navigation.formData?.get('answer');
  if (state !== 'open' && state !== 'confirmed') return null;

  async function refuse() {
    const body = t('refuseText', { team: teamName });
    const words = {
      title: t('refuseTitle', { team: teamName }),
      body,
      ok: t('refuse'),
      cancel: t('confirmBack'),
    };
    if (await confirm({ ...words, danger: true })) form.current?.requestSubmit();
  }

  return (
    <>
      {/* The dialog's answer; without script the page asks by its address. */}
      <Form method="post" ref={form} hidden>
        <input type="hidden" name="answer" value="refuse" />
      </Form>
      <Chequered>
        <Form method="post" className={styles.answer}>
          <h2>{refusing ? t('refuseTitle', { team: teamName }) : t(`ask.${state}`)}</h2>
          <p className={styles.note}>
            {refusing ? t('refuseText', { team: teamName }) : t(`askText.${state}`)}{' '}
            {confirmBy && !refusing && t('until', { moment: momentText(confirmBy, language) })}
          </p>
          <Row>
            {refusing ? (
              <>
                <Button type="submit" variant="ink" name="answer" value="refuse" busy={busy}>
                  {t('refuse')}
                </Button>
                <ButtonLink to="/apply/confirm">{t('confirmBack')}</ButtonLink>
              </>
            ) : (
              <>
                {state === 'open' && (
                  <Button
                    type="submit"
                    variant="primary"
                    size="lg"
                    name="answer"
                    value="confirm"
                    busy={busy && sending === 'confirm'}
                  >
                    {t('confirm')}
                  </Button>
                )}
                <ButtonLink
                  variant={state === 'open' ? 'line' : 'danger'}
                  size={state === 'open' ? 'lg' : 'md'}
                  to="/apply/confirm?refuse"
                  onClick={(event) => {
                    event.preventDefault();
                    void refuse();
                  }}
                >
                  {t(state === 'open' ? 'refuse' : 'confirmLeave')}
                </ButtonLink>
              </>
            )}
          </Row>
        </Form>
      </Chequered>
    </>
  );
}
