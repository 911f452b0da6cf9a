declare module 's3rver' {
  import type { AddressInfo } from 'node:net'
  import type { Readable } from 'node:stream'

  type Options = {
    port: number
    address: string
    silent: boolean
    directory: string
    configureBuckets: { name: string }[]
  }

  type StoredObject = { bucket: string; key: string; content: Buffer | Readable; metadata: object }

  type Store = {
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
    getResourcePath(bucket: string, key: string, resource: 'object'): string
  }

  export default class S3rver {
    constructor(options: Options)
    store: Store
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
