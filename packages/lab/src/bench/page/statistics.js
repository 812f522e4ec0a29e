// Runs in the page whose statistics are measured, after watch.js.
const { watch } = globalThis

/** Saves games in the database of the app, again and again under other names. */
watch.saveGames = (games, count) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('amyitis')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const tx = db.transaction(['heads', 'moves'], 'readwrite')
      for (let i = 0; i < count; i++) {
        const { head, moves } = games[i % games.length]
        const id = `bench${i}`
        tx.objectStore('heads').put({ ...head, id, created: i, changed: i })
        for (const [n, move] of moves.entries()) tx.objectStore('moves').put(move, [id, n])
      }
      tx.oncomplete = () => {
        db.close()
        resolve()
      }
      tx.onerror = () => reject(tx.error)
    }
  })

const shown = (selector) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${selector} is not shown`)), 60_000)
    const look = () => {
      if (document.querySelector(selector) === null) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
  })

/** No game is being read any more. */
const settled = async () => {
  const isReading = ({ textContent }) => textContent.startsWith('Reading')
  while ([...document.querySelectorAll('[role="status"]')].some(isReading))
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** How long it takes from another screen until the first statistics are shown, laid out, and until all games are counted. */
watch.statistics = async () => {
  location.hash = '#/about'
  await shown('[class^="about"]')
  await new Promise((resolve) => setTimeout(resolve, 300))
  const begin = performance.now()
  location.hash = '#/statistics'
  await shown('.stats-panels')
  document.body.getBoundingClientRect()
  const first = performance.now() - begin
  await settled()
  return { first, all: performance.now() - begin }
}
