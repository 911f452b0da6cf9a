/**
 * The standard antivirus test file, which is harmless; split into two parts so that this source
 * file is not detected.
 */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`

/** These bytes with the test signature at the end. */
export const withEicar = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(EICAR)])
