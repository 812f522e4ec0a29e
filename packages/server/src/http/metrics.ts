import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted and measured, for Prometheus. */
export interface Metrics {
  readonly text: () => Promise<string>
  readonly media: string
  readonly request: (method: string, route: string, status: number, seconds: number) => void
  readonly socket: (change: 1 | -1) => void
  readonly event: (type: string) => void
  readonly append: (seconds: number) => void
  readonly thought: (level: string, seconds: number) => void
  readonly close: () => void
}

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'amyitis_request_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: QUICK,
    registers,
  })
  const sockets = new Gauge({ name: 'amyitis_sockets', help: 'Sockets and streams that are open', registers })
  const events = new Counter({
    name: 'amyitis_events_total',
    help: 'Events at tables, written by this process or heard from others',
    labelNames: ['type'],
    registers,
  })
  const appends = new Histogram({
    name: 'amyitis_append_seconds',
    help: 'From an accepted act until it is safe on the disk',
    buckets: QUICK,
    registers,
  })
  const thoughts = new Histogram({
    name: 'amyitis_bot_seconds',
    help: 'How long bots think, with waiting for a thread',
    labelNames: ['level'],
    buckets: QUICK,
    registers,
  })
  return {
    text: () => registry.metrics(),
    media: registry.contentType,
    request: (method, route, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
    socket: (change) => sockets.inc(change),
    event: (type) => events.labels(type).inc(),
    append: (seconds) => appends.observe(seconds),
    thought: (level, seconds) => thoughts.labels(level).observe(seconds),
    close: () => registry.clear(),
  }
}
