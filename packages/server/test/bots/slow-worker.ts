import { BroadcastChannel } from 'node:worker_threads'

// Reports that it has started, but never listens for requests.
new BroadcastChannel('amyitis-slow-worker').postMessage('started')
setInterval(() => undefined, 1000)
