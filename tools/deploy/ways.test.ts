import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseProductionEnv, parseWebEnv } from '../../packages/http/env.ts';
import { withSecrets } from '../secrets.mjs';
import { projectFiles, readProjectFile } from '../structure/sources.ts';
import { explainedSettings, settingsIn } from './known-settings.ts';

/** The servers and where they listen, in the image as elsewhere. */
const ports = { web: 3000, 'user-api': 3001, 'admin-api': 3002 } as const;
type Server = keyof typeof ports;
const servers = Object.keys(ports) as Server[];

/** Would this environment let the server start? Throws what the server would say. */
function startsWith(server: Server, env: Record<string, string>): void {
  if (server === 'web') parseWebEnv(env);
  else parseProductionEnv(env);
  const known = [...explainedSettings(), 'POSTGRES_PASSWORD', 'COMPOSE_PROFILES'];
  expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([]);
}

/** A sample with its secrets, and what a person writes into it. */
function filledIn(path: string): Record<string, string> {
  const sample = readProjectFile(path);
  return settingsIn(withSecrets(sample.replace('<password>', 'any'), sample).settings);
}

describe('compose', () => {
  const text = readProjectFile('deploy/compose/compose.yaml');
  const given = filledIn('deploy/compose/.env.sample');
  const filled = text.replace(
    /\$\{(\w+)(?::-([^}]*))?\}/g,
    (_all, name, other) => given[name] ?? other ?? '',
  );
  const { services, networks } = parse(filled, { merge: true });

  test('asks .env for nothing that its sample does not name', () => {
    const asked = [...text.matchAll(/\$\{(\w+)(:-)?/g)].filter(([, , hasOther]) => !hasOther);
    expect(asked.map(([, name]) => name).filter((name) => !(String(name) in given))).toEqual([]);
  });

  test.each(servers)('%s starts with its settings', (server) => {
    const { environment, env_file } = services[server];
    const file = env_file === '.env' ? given : {};
    const own = Object.entries(environment).map(([name, value]) => [name, String(value)]);
    expect(() => startsWith(server, { ...file, ...Object.fromEntries(own) })).not.toThrow();
  });

  test('the web server, which faces the internet, is given no key of the data and no database', () => {
    expect(JSON.stringify(services.web)).not.toMatch(/DATA_KEY|DATABASE_URL|S3_|"\.env"/);
    expect(services.web.networks).not.toContain('database');
  });

  test.each(servers)('%s has nothing that it does not need, and time to end', (server) => {
    const service = services[server];
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true, command: [server] });
    expect(service.tmpfs).toEqual([expect.stringMatching(/^\/tmp:size=/)]);
    expect(service.healthcheck.test).toEqual(['CMD', 'node', 'deploy/ready.mjs', String(ports[server])]);
    expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(10);
  });

  test('the database is brought to the image’s version before a server starts', () => {
    expect(services.migrate).toMatchObject({ command: ['migrate'], restart: 'no', read_only: true });
    for (const api of ['user-api', 'admin-api']) {
      expect(services[api].depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
    }
  });

  test('only the proxy is open to other machines, and the database’s network leads nowhere', () => {
    const open = Object.entries<{ ports?: string[] }>(services)
      .filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')))
      .map(([name]) => name);
    expect(open).toEqual(['proxy']);
    expect(networks.inside.internal).toBe(true);
    expect(services.postgres.networks).toEqual(['inside']);
  });
});

describe('kubernetes', () => {
  const paths = projectFiles().filter((path) =>
    /^deploy\/kubernetes\/(?!prometheus-adapter).*\.yaml$/.test(path),
  );
  const objects = paths.flatMap((path) =>
    parseAllDocuments(readProjectFile(path)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    }),
  );
  const named = (kind: string, name: string) =>
    objects.find((each) => each.kind === kind && each.metadata.name === name);
  const config: Record<string, string> = named('ConfigMap', 'chulbal').data;
  const secret = filledIn('deploy/kubernetes/.env.sample');

  test('every file is applied', () => {
    const listed = parse(readProjectFile('deploy/kubernetes/kustomization.yaml')).resources;
    const others = paths.map((path) => path.replace('deploy/kubernetes/', ''));
    expect(listed.toSorted()).toEqual(others.filter((path) => path !== 'kustomization.yaml').toSorted());
  });

  test.each(servers)('%s starts with its settings', (server) => {
    const [container] = named('Deployment', server).spec.template.spec.containers;
    const { env = [], envFrom = [] } = container;
    const all = envFrom.length > 0 ? { ...config, ...secret, S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' } : {};
    const own = env.map(
      ({ name, valueFrom }: { name: string; valueFrom: Record<string, { key: string }> }) => [
        name,
        valueFrom.configMapKeyRef
          ? config[valueFrom.configMapKeyRef.key]
          : secret[valueFrom.secretKeyRef?.key ?? ''],
      ],
    );
    expect(() => startsWith(server, { ...all, ...Object.fromEntries(own) })).not.toThrow();
  });

  test.each(servers)('%s is replaced without anybody noticing', (server) => {
    const { strategy, template, selector } = named('Deployment', server).spec;
    const [container] = template.spec.containers;
    expect(strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
    expect(container.args).toEqual([server]);
    expect(container.ports[0].containerPort).toBe(ports[server]);
    expect(container.livenessProbe.httpGet.path).toBe('/health');
    expect(container.readinessProbe.httpGet.path).toBe('/ready');
    // Those who send requests need a while to hear of it, and what is under way gets ten seconds.
    const [, seconds] = container.lifecycle.preStop.exec.command;
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(10 + Number(seconds));
    expect(template.metadata.labels).toEqual(selector.matchLabels);
    expect(named('PodDisruptionBudget', server).spec.selector).toEqual(selector);
    expect(named('Service', server).spec.selector).toEqual(selector.matchLabels);
    expect(named('HorizontalPodAutoscaler', server).spec.minReplicas).toBeGreaterThan(1);
  });

  test.each([...servers, 'migrate', 'backup'])('%s has nothing that it does not need', (name) => {
    const { jobTemplate, template = jobTemplate?.spec.template } = objects.find(
      (each) => ['Deployment', 'Job', 'CronJob'].includes(each.kind) && each.metadata.name === name,
    ).spec;
    expect(template.spec.securityContext.runAsNonRoot).toBe(true);
    expect(template.spec.automountServiceAccountToken).toBe(false);
    expect(template.spec.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });
});

describe('systemd', () => {
  const units = projectFiles().filter((path) => path.startsWith('deploy/systemd/'));

  test('the sample’s settings start every server', () => {
    const env = filledIn('.env.sample');
    for (const server of servers) expect(() => startsWith(server, env)).not.toThrow();
    // Whoever came past the proxy could say to be anybody.
    expect(env).toMatchObject({ HOST: '127.0.0.1', TRUST_PROXY: '1' });
  });

  test('the web server, which faces the internet, is given nothing that opens the data', () => {
    const env = filledIn('.env.sample');
    const alone = readProjectFile('deploy/systemd/chulbal@web.service.d/alone.conf');
    const unset = [...alone.matchAll(/^UnsetEnvironment=(.*)$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const opens = Object.keys(env).filter((name) =>
      /SECRET|KEY|^(?:DATABASE|SMTP|SMS|BOUNCE_IMAP)_URL$/.test(name),
    );
    expect(opens.filter((name) => !unset.includes(name))).toEqual(['SERVICE_SECRET', 'COOKIE_SECRET']);
    const left = Object.fromEntries(Object.entries(env).filter(([name]) => !unset.includes(name)));
    expect(() => startsWith('web', left)).not.toThrow();
    expect(alone).toMatch(/^InaccessiblePaths=\/etc\/chulbal$/m);
  });

  test('a unit names only what the project has', () => {
    const there = projectFiles();
    const gone = units.flatMap((path) =>
      [...readProjectFile(path).matchAll(/\/opt\/chulbal\/([\w./@-]+)/g)]
        .map(([, file = '']) => file)
        .filter((file) => !there.includes(file))
        .map((file) => `${path}: ${file}`),
    );
    expect(gone).toEqual([]);
  });

  test('a unit runs only what the image runs', () => {
    const { scripts } = JSON.parse(readProjectFile('package.json'));
    const run = units.flatMap((path) =>
      [...readProjectFile(path).matchAll(/^ExecStart=\S+ (\S+)$/gm)].map(([, name]) => name),
    );
    expect(run).toEqual(expect.arrayContaining(['%i', 'migrate', 'backup', 'verify']));
    expect(run.filter((name) => name !== '%i' && !(String(name) in scripts))).toEqual([]);
  });

  test('there is a server for each word after the @, with time to end', () => {
    const target = readProjectFile('deploy/systemd/chulbal.target');
    expect([...target.matchAll(/chulbal@([a-z-]+)\.service/g)].map(([, name]) => name).toSorted()).toEqual(
      servers.toSorted(),
    );
    const seconds = /^TimeoutStopSec=(\d+)$/m.exec(readProjectFile('deploy/systemd/chulbal@.service'))?.[1];
    expect(Number(seconds)).toBeGreaterThan(10);
  });
});
