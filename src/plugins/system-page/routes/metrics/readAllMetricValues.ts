import path from 'node:path'
import type { Payload } from 'payload'
import { env } from '@/src/env'
import { type MetricValues, readMetricsOrNull } from '@/src/health/pluginHealth'
import { readPageViewBufferFigures } from '@/src/metrics/visits'
import { pluginHealth } from '@/src/plugins/pluginHealth'
import { readCertificateSecondsLeft, readFreeDisk } from '@/src/plugins/system-page/metrics/machine'
import {
  type CandidateFileFigures,
  readCandidateFileFigures,
} from '@/src/plugins/system-page/queries/readCandidateFileFigures'
import {
  type QueueFigures,
  readQueueFigures,
} from '@/src/plugins/system-page/queries/readQueueFigures'
import { countLateOffers } from '@/src/queries/dueOffers'
import { listMailFiles } from '@/src/queries/retention/listMailFiles'

/**
 * Reads all metrics: of this process, the database, the disk, the certificate and the plugins.
 * Without a database `database_up` is 0 and the metrics that are read from it are null.
 */
export async function readAllMetricValues(payload: Payload) {
  const [queue, files, lateOffers, ofPlugins, freeDisk, certificateLife] = await Promise.all([
    readMetricsOrNull(payload, readQueueFigures(payload)),
    readMetricsOrNull(payload, readCandidateFileFigures(payload)),
    readMetricsOrNull(payload, countLateOffers(payload)),
    readPluginMetrics(payload),
    readFreeDisk(env.DATA_DIR),
    readCertificateSecondsLeft(env.SITE_URL),
  ])
  const mails = await listMailFiles(path.join(env.DATA_DIR, 'mails'))
  return {
    ...queueMetrics(queue),
    ...candidateFileMetrics(files),
    ...connectionPoolMetrics(payload),
    ...lateOfferMetrics(lateOffers),
    ...visitBufferMetrics(),
    ...unsentMailMetrics(mails.length),
    ...diskAndCertificateMetrics({ freeDisk: freeDisk?.share ?? null, certificateLife }),
    ...ofPlugins,
  }
}

async function readPluginMetrics(payload: Payload): Promise<MetricValues> {
  const all = await Promise.all(pluginHealth.map(({ figures }) => figures?.(payload) ?? {}))
  return Object.fromEntries(all.flatMap((figures) => Object.entries(figures)))
}

const queueMetrics = (queue: QueueFigures | null) => ({
  database_up: { help: 'Whether the database answers', value: queue ? 1 : 0 },
  jobs_waiting: { help: 'Jobs not tried yet', value: queue?.waiting ?? null },
  jobs_retrying: {
    help: 'Jobs that failed and will be tried again',
    value: queue?.retrying ?? null,
  },
  jobs_failed: {
    help: 'Jobs given up: mails and messages undelivered',
    value: queue?.failed ?? null,
  },
  jobs_oldest_due_seconds: {
    help: 'For how long the oldest job that is due has waited',
    value: queue?.oldestSeconds ?? null,
  },
  retention_last_run_age_seconds: {
    help: 'Since the retention was last applied to its end',
    value: queue?.lastRetentionAgoSeconds ?? null,
  },
})

const candidateFileMetrics = (files: CandidateFileFigures | null) => ({
  files_unchecked: { help: 'Received files not checked yet', value: files?.unchecked ?? null },
  files_blocked: { help: 'Received files held back', value: files?.blocked ?? null },
  files_spooled: { help: 'Received files waiting for the store', value: files?.spooled ?? null },
})

const connectionPoolMetrics = ({ db: { pool } }: Payload) => ({
  database_pool_connections: { help: 'Connections to the database', value: pool.totalCount },
  database_pool_idle: { help: 'Of them not used at this moment', value: pool.idleCount },
  database_pool_waiting: { help: 'Queries that wait for a connection', value: pool.waitingCount },
})

const lateOfferMetrics = (late: number | null) => ({
  offers_late: {
    help: 'Offers that should have opened or ended more than a minute ago',
    value: late,
  },
})

function visitBufferMetrics() {
  const { waiting, dropped } = readPageViewBufferFigures()
  return {
    visits_buffered: { help: 'Visits not written yet', value: waiting },
    visits_dropped: { help: 'Visits lost since the start', value: dropped },
  }
}

const unsentMailMetrics = (count: number) => ({
  mails_kept_as_files: { help: 'Mails kept for want of a mail server', value: count },
})

type DiskAndCertificateFigures = Record<'freeDisk' | 'certificateLife', number | null>

const diskAndCertificateMetrics = ({ freeDisk, certificateLife }: DiskAndCertificateFigures) => ({
  data_disk_free_ratio: { help: 'What is left of the disk of the data folder', value: freeDisk },
  certificate_valid_seconds: {
    help: 'For how long the certificate of the public address is good',
    value: certificateLife,
  },
})
