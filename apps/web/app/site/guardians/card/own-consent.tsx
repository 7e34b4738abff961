import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getOwnGuardian } from '@chulbal/contract/guardians/guardians';
import { Form } from 'react-router';
import { useTexts } from '../../../lib/use-texts.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/data/panel.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { ownConsent as texts } from './own-consent.ko.ts';

/** Asks somebody who has turned 14 for their own consent, in place of the guardian's. Posts `own` to the page it is on. */
export function OwnConsent({ guardian }: { guardian: NonNullable<OutputOf<typeof getOwnGuardian>> }) {
  const t = useTexts<typeof texts>('ownConsent');
  return (
    <Panel>
      <Stack gap={4}>
        <Heading size="lg">{t('title')}</Heading>
        <p>{t('text', { name: guardian.guardianName })}</p>
        <p>{t('terms')}</p>
        <Form method="post">
          <Button type="submit" name="own" value="yes" variant="ink">
            {t('go')}
          </Button>
        </Form>
      </Stack>
    </Panel>
  );
}
