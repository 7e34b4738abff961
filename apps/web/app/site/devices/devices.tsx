import type { DeviceView } from '@chulbal/contract/devices';
import { browserNames, systemNames } from '@chulbal/contract/devices.values';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { siteCommands } from '../../lib/command/commands.ts';
import { confirm } from '../../lib/dialogs.ts';
import { momentText } from '../../lib/korean-time.ts';
import { toast } from '../../lib/toast.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import type { devices as texts } from './devices.ko.ts';
import styles from './devices.module.css';

const command = siteCommands('device');

type Providers = readonly { provider: string; name: string }[];

/** Where somebody is logged in, to log out there, and where they were. */
export function Devices({ devices, providers }: { devices: readonly DeviceView[]; providers: Providers }) {
  const t = useTexts<typeof texts>('devices');
  const describe = useDescription(providers);
  const open = devices
    .filter(({ ended }) => ended === null)
    .toSorted((one, other) => Number(other.current) - Number(one.current));
  const past = devices.filter(({ ended }) => ended !== null);
  return (
    <section aria-labelledby="devices" className={styles.section}>
      <Heading id="devices" size="xl">
        {t('title')}
      </Heading>
      <p className={styles.note}>{t('lede')}</p>
      <ul className={styles.list}>
        {open.map((device) => {
          const { name, facts } = describe(device);
          return (
            <li key={device.sessionId} className={styles.device}>
              <Icon name={isHandheld(device) ? 'phone' : 'screen'} />
              <p>
                <span className={styles.name}>
                  <b>{name}</b>
                  {device.current && <span className={styles.this}>{t('this')}</span>}
                </span>
                <small>{facts}</small>
              </p>
              {!device.current && (
                <EndButton
                  text={t('end')}
                  label={t('endNamed', { name })}
                  title={t('ask', { name })}
                  body={t('askText')}
                  done={t('ended')}
                  end={() => command('end', { sessionId: device.sessionId })}
                />
              )}
            </li>
          );
        })}
      </ul>
      {open.some(({ current }) => !current) && (
        <div className={styles.all}>
          <EndButton
            text={t('endOthers')}
            title={t('askOthers')}
            body={t('askOthersText')}
            done={t('endedOthers')}
            end={() => command('endOthers', {})}
          />
        </div>
      )}
      {past.length > 0 && <Past devices={past} describe={describe} />}
    </section>
  );
}

type Description = (device: DeviceView) => { name: string; facts: string; way: string };

function Past({ devices, describe }: { devices: readonly DeviceView[]; describe: Description }) {
  const t = useTexts<typeof texts>('devices');
  const language = useLanguage();
  const time = (at: string) => momentText(at, language);
  return (
    <details className={styles.past}>
      <summary>
        {t('past', { count: devices.length })}
        <Icon name="chevron-down" />
      </summary>
      <p className={styles.note}>{t('pastNote')}</p>
      <ul>
        {devices.map((device) => {
          const { name, way } = describe(device);
          const { ended, at, place } = device;
          return (
            <li key={device.sessionId}>
              <b>{name}</b>
              {ended && t('pastTime', { from: time(at), until: time(ended.at) })}
              {[place, way, ended && t(`why.${ended.why}`)].filter(Boolean).map((fact) => ` · ${fact}`)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

type EndProps = {
  text: string;
  label?: string;
  title: string;
  body: string;
  done: string;
  end: () => ReturnType<typeof command>;
};

function EndButton({ text, label, title, body, done, end }: EndProps) {
  const t = useTexts<typeof texts>('devices');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  async function press() {
    if (!(await confirm({ title, body, ok: t('end') }))) return;
    setBusy(true);
    const reply = await end();
    setBusy(false);
    if (reply.kind === 'done') {
      toast.success(done);
      await revalidate();
    } else if (reply.kind === 'refused') toast.error(reply.problem.message);
    else if (reply.kind === 'unreached') toast.error(t('unreached'));
  }
  return (
    <Button variant="line" size="sm" busy={busy} aria-label={label} onClick={() => void press()}>
      {text}
    </Button>
  );
}

function isHandheld({ system }: DeviceView): boolean {
  return system === 'iphone' || system === 'ipad' || system === 'android';
}

/** What a log-in is called, and what is known of it. */
function useDescription(providers: Providers): Description {
  const t = useTexts<typeof texts>('devices');
  const language = useLanguage();
  const wayOf = (way: string | null) => {
    if (way === 'password' || way === 'passkey' || way === 'signUp') return t(`way.${way}`);
    const name = providers.find(({ provider }) => provider === way)?.name ?? way;
    return name === null ? '' : t('way.provider', { name });
  };
  return ({ browser, system, place, way, at, seenAt }) => {
    const names = [browser && browserNames[browser][language], system && systemNames[system][language]];
    const said = wayOf(way);
    const facts = [
      t('since', { time: momentText(at, language) }),
      seenAt === at ? '' : t('seen', { time: momentText(seenAt, language) }),
      place ?? t('noPlace'),
      said,
    ];
    return {
      name: names.filter(Boolean).join(' · ') || t('unknown'),
      facts: facts.filter(Boolean).join(' · '),
      way: said,
    };
  };
}
