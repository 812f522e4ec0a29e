import { BroadcastChannel } from 'node:worker_threads'

// A thread that has been started, says so, and never begins to listen.
new BroadcastChannel('amyitis-slow-worker').postMessage('started')
setInterval(() => undefined, 1000)
