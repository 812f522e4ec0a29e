// Installs and builds what is missing, and starts nothing: npm run build

import { prepare } from './bootstrap.mjs'
import { buildWeb } from './build-web.mjs'

prepare()
buildWeb()
