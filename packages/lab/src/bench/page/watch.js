// Runs in the page that is measured, before anything of the app.
const watch = { firstPaint: 0, playable: 0 }
globalThis.watch = watch

new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    if (name === 'first-contentful-paint') watch.firstPaint = startTime
}).observe({ type: 'paint', buffered: true })

new MutationObserver((_, observer) => {
  if (document.querySelector('main button') === null) return
  watch.playable = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })

/** The lengths of the frames to come, in milliseconds. */
watch.frames = (ms) =>
  new Promise((resolve) => {
    const lengths = []
    const begin = performance.now()
    let last = begin
    const frame = (now) => {
      lengths.push(now - last)
      last = now
      if (now - begin < ms) requestAnimationFrame(frame)
      else resolve(lengths.slice(1))
    }
    requestAnimationFrame(frame)
  })

let found
/** The slider of a replay; looking for it is not part of what is measured. */
function slider() {
  if (!found?.isConnected) found = document.querySelector('.timeline-slider')
  return found
}

/** How long it takes from an act until the table shows a position of a game, laid out. */
watch.until = (act, position, decisions) =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`position ${position} is not shown`)), 20_000)
    const shown = () => slider()?.value === String(position) && (!decisions || slider().max === String(decisions))
    const observer = new MutationObserver(() => {
      if (!shown()) return
      document.body.getBoundingClientRect()
      observer.disconnect()
      resolve(performance.now() - begin)
    })
    // A step changes what the slider says; a game that is opened brings a slider of its own.
    if (decisions) observer.observe(document.body, { childList: true, subtree: true })
    else observer.observe(slider(), { attributes: true })
    const begin = performance.now()
    act()
  })

watch.open = (hash, position, decisions) =>
  watch.until(
    () => {
      location.hash = hash
    },
    position,
    decisions,
  )

/** Steps back, one after the other. */
watch.steps = async (count) => {
  const times = []
  for (let i = 0; i < count; i++) {
    const position = Number(slider().value) - 1
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
    times.push(await watch.until(press, position))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

/** How long it takes from switching the bot on until its first line is there. */
watch.firstLine = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the bot says nothing')), 20_000)
    const observer = new MutationObserver(() => {
      if (document.querySelector('.bot-line') === null) return
      document.body.getBoundingClientRect()
      observer.disconnect()
      resolve(performance.now() - begin)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    const begin = performance.now()
    document.querySelector('.bot-head input').click()
  })
