import { spawn } from 'node:child_process'

/** Is there a desktop session to open a browser in? */
export function hasScreen({ CI, DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv): boolean {
  if (CI !== undefined && CI !== '') return false
  return process.platform !== 'linux' || DISPLAY !== undefined || WAYLAND_DISPLAY !== undefined
}

export function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
