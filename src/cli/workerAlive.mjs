// @ts-check
// Asked by the container every half minute: plain JavaScript, so that it costs nothing.
import { isBeating } from '../server/worker/heartbeat.mjs'

process.exit(isBeating() ? 0 : 1)
