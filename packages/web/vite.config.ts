import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    react(),
    VitePWA({
      // A new version waits until every tab of the old one is closed.
      registerType: 'prompt',
      injectRegister: 'script',
      manifest: {
        name: 'Amyitis',
        short_name: 'Amyitis',
        display: 'standalone',
        start_url: './',
        background_color: '#0B1226',
        theme_color: '#16336F',
        icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
      },
      workbox: { globPatterns: ['**/*.{html,js,css,svg,weights}'], cleanupOutdatedCaches: true },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
})
