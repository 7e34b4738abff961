/** The three servers, whether each is a process of its own or all run in one. */
const servers = ['web', 'user-api', 'admin-api'] as const;
export type ServerName = (typeof servers)[number];

export type MetricsAddress = { port: number; host: string };

/**
 * Where a server shows its metrics: `METRICS_PORT` is the web server's and that of a process with all three in it, the next
 * ones are the user API's and the other API's, so that the three live with the same settings on one machine. On the
 * loopback unless `HOST` says otherwise; null where no port is set.
 */
export function metricsAddress(
  {
    METRICS_PORT: port,
    HOST: host = '127.0.0.1',
  }: { METRICS_PORT?: number | undefined; HOST?: string | undefined },
  server: ServerName,
): MetricsAddress | null {
  if (port === undefined) return null;
  return { port: port === 0 ? 0 : port + servers.indexOf(server), host };
}
