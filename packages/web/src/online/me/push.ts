import { addPush, removePush } from '../api/calls.ts'

/** Needs a secure page with a service worker, and a browser that can. */
export const canPush = (): boolean =>
  isSecureContext &&
  navigator.serviceWorker !== undefined &&
  'PushManager' in globalThis &&
  'Notification' in globalThis

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Is this browser subscribed to push notifications? */
export const isPushed = async (): Promise<boolean> => canPush() && (await subscription()) !== null

/** Subscribes this browser; returns the problem if it can't. */
export async function startPush(key: string): Promise<string | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined)
  if (made === undefined) return 'denied'
  const added = await addPush(made.toJSON())
  if (added.ok) return undefined
  await made.unsubscribe()
  return added.code
}

/** Unsubscribes this browser. */
export async function stopPush(): Promise<void> {
  const known = await subscription()
  if (known === null) return
  await removePush(known.endpoint)
  await known.unsubscribe()
}
