import type { TaskConfig } from 'payload'

export const announceApplication: TaskConfig<{ input: { applicationId: number }; output: object }> =
  {
    slug: 'announceApplication',
    inputSchema: [{ name: 'applicationId', type: 'number', required: true }],
    handler: () => ({ output: {} }),
  }
