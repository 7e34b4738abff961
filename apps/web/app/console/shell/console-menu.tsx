import { useEffect, useRef, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { useTexts } from '../../lib/use-texts.ts';
import { LanguageSwitch } from '../../ui/action/language-switch.tsx';
import { Link } from '../../ui/action/link.tsx';
import { Kbd } from '../../ui/data/kbd.tsx';
import type { consoleFrame as texts } from './console-frame.ko.ts';
import styles from './console-menu.module.css';
import { KeyHints } from './key-hints.tsx';
import type { operatorRole } from './operator-role.ko.ts';
import { useOperator } from './use-operator.ts';

function hide(panel: HTMLElement | null) {
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/** Who works here, and what concerns only them: role, password, language, shortcuts, log-out. */
export function ConsoleMenu() {
  const t = useTexts<typeof texts>('consoleFrame');
  const roleName = useTexts<typeof operatorRole>('operatorRole');
  const { operator } = useOperator();
  const [hints, setHints] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const close = () => hide(panel.current);
  useEffect(() => {
    if (pathname) hide(panel.current);
  }, [pathname]);
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.me} popoverTarget="console-menu" title={operator.name}>
        <span className={styles.face} aria-hidden="true">
          {[...operator.name][0]}
        </span>
        <span className={styles.name}>{operator.name}</span>
      </button>
      <div ref={panel} id="console-menu" popover="auto" className={styles.panel}>
        <p className={styles.who}>
          <b>{operator.name}</b>
          <span>{operator.loginId}</span>
          <span>{roleName(operator.role)}</span>
        </p>
        <ul>
          <li>
            <Link className={styles.item} to="/console/password">
              {t('menu.password')}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={styles.item}
              onClick={() => {
                close();
                setHints(true);
              }}
            >
              {t('menu.keys')} <Kbd>?</Kbd>
            </button>
          </li>
          <li>
            <LanguageSwitch long className={styles.item} />
          </li>
          <li>
            <Form method="post" action="/console/logout">
              <button type="submit" className={styles.item}>
                {t('menu.logOut')}
              </button>
            </Form>
          </li>
        </ul>
      </div>
      <KeyHints open={hints} onOpen={setHints} />
    </div>
  );
}
