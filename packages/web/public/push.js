// Part of the service worker: "it is your turn", also while the app is closed.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (title === undefined) return
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: 'icon-192.png', data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.path ?? '', self.registration.scope).href
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find((one) => one.url === url) ?? pages[0]
    if (page === undefined) return self.clients.openWindow(url)
    await page.focus()
    return page.url === url ? page : page.navigate(url)
  }
  event.waitUntil(open())
})
