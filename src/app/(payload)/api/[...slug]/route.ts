import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { judgeInput } from './judgeInput'

export const GET = judgeInput(REST_GET(config))
export const POST = judgeInput(REST_POST(config))
export const DELETE = judgeInput(REST_DELETE(config))
export const PATCH = judgeInput(REST_PATCH(config))
export const PUT = judgeInput(REST_PUT(config))
export const OPTIONS = judgeInput(REST_OPTIONS(config))
