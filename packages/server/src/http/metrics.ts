import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'

/** Prometheus metrics. */
export interface Metrics {
  readonly text: () => Promise<string>
  readonly contentType: string
  readonly observeRequest: (method: string, route: string, status: number, seconds: number) => void
  readonly changeConnections: (change: 1 | -1) => void
  readonly countEvent: (type: string) => void
  readonly observeAppend: (seconds: number) => void
  readonly observeBotMove: (level: string, seconds: number) => void
  readonly close: () => void
}

/** The default of ten samples a second is more than needed. */
const UTILIZATION_INTERVAL_MS = 1000
const LATENCY_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: UTILIZATION_INTERVAL_MS })
  const requests = new Histogram({
    name: 'amyitis_request_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS,
    registers,
  })
  const sockets = new Gauge({ name: 'amyitis_sockets', help: 'Open sockets and streams', registers })
  const events = new Counter({
    name: 'amyitis_events_total',
    help: 'Events at tables, written by this process or others',
    labelNames: ['type'],
    registers,
  })
  const appends = new Histogram({
    name: 'amyitis_append_seconds',
    help: 'From an accepted command until it is safely stored',
    buckets: LATENCY_BUCKETS,
    registers,
  })
  const thoughts = new Histogram({
    name: 'amyitis_bot_seconds',
    help: 'How long bots take for a move, including the wait for a worker',
    labelNames: ['level'],
    buckets: LATENCY_BUCKETS,
    registers,
  })
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    observeRequest: (method, route, status, seconds) => requests.labels(method, route, String(status)).observe(seconds),
    changeConnections: (change) => sockets.inc(change),
    countEvent: (type) => events.labels(type).inc(),
    observeAppend: (seconds) => appends.observe(seconds),
    observeBotMove: (level, seconds) => thoughts.labels(level).observe(seconds),
    close: () => registry.clear(),
  }
}
