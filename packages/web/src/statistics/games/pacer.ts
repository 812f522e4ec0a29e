/** How long the page may be busy without answering, in milliseconds. */
const BUSY = 12

/** As soon as possible: a timer would wait for some milliseconds. */
const yieldToPage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Lets the page answer between two pieces of work, if it has been busy for long. */
export function pacer(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BUSY) return
    await yieldToPage()
    since = performance.now()
  }
}

/** For work that can wait: it goes on when the page has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, BUSY)
    else requestIdleCallback(() => resolve(), { timeout: 1000 })
  })
