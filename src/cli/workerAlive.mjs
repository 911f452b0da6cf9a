// @ts-check The container runs this health check every half minute: plain JavaScript, so that it
// starts fast.
import { isBeating } from '../server/worker/heartbeat.mjs'

process.exit(isBeating() ? 0 : 1)
