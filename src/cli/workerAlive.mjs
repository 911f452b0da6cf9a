// @ts-check The container runs this health check every half minute: plain JavaScript, so that it
// starts fast.
import { isHeartbeatRecent } from '../server/worker/heartbeat.mjs'

process.exit(isHeartbeatRecent() ? 0 : 1)
