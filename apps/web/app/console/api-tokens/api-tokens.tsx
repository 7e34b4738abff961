import { listApiTokens } from '@chulbal/contract/api-tokens';
import { useState } from 'react';
import { useRootData } from '../../lib/root-data.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { visitOf } from '../../lib/visit.server.ts';
import { Button } from '../../ui/action/button.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { ListPage } from '../shell/list-page.tsx';
import type { Route } from './+types/api-tokens';
import type { apiTokens as texts } from './api-tokens.ko.ts';
import styles from './api-tokens.module.css';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { CreatedToken, type Made } from './created-token.tsx';
import { TokenTable } from './token-table.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return visitOf(context).api(listApiTokens);
}

/** `/console/api-tokens`: tokens with which an operator's own programs read. */
export default function ApiTokens({ loaderData }: Route.ComponentProps) {
  const t = useTexts<typeof texts>('apiTokens');
  const { origin } = useRootData();
  const { tokens, scopes } = loaderData;
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const create = (
    <Button variant="primary" icon="plus" onClick={() => setCreating(true)}>
      {t('create')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={t('title')}
        lede={t('lede')}
        create={create}
        none={{ title: t('none'), text: t('noneText') }}
        list={tokens.length > 0 ? <TokenTable tokens={tokens} /> : null}
      >
        <section className={styles.how} aria-labelledby="how-to">
          <h2 id="how-to">{t('how')}</h2>
          <p>{t('howText')}</p>
          <ScrollRegion label={t('how')} className={styles.example}>
            <pre>
              {`curl -H "Authorization: Bearer chulbal_…" \\\n  "${origin}/admin/application/query/list"`}
            </pre>
          </ScrollRegion>
        </section>
      </ListPage>
      {creating && (
        <CreateTokenDialog
          scopes={scopes}
          onClose={() => setCreating(false)}
          onMade={(one) => {
            setCreating(false);
            setMade(one);
          }}
        />
      )}
      {made && <CreatedToken made={made} onClose={() => setMade(null)} />}
    </>
  );
}
