import type { Plugin } from 'payload'
import { opinions } from './opinions'

/** What extends Payload's configuration, in this order. */
export const plugins: Plugin[] = [opinions()]
