/** CRC-16/CCITT-FALSE of a text of ASCII, four hex digits: the check that ends an EMV code. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const byte of Buffer.from(text, "ascii")) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80_00 ? 0x10_21 : 0)) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
