import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startNginx } from '../support/startNginx'

/** An nginx that serves this page from its disk and does nothing else. */
export const startDisk = (page: Buffer) =>
  startNginx((folder, port) => {
    mkdirSync(path.join(folder, 'disk'))
    writeFileSync(path.join(folder, 'disk/index.html'), page)
    return `
  types { text/html html; }
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/disk;
    index index.html;
  }`
  })
