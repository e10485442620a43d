/** Words of the statement of a bank day. Official papers are in Uzbek, Latin script. */
export const statementTexts = {
  title: "Bank kuni koʻchirmasi",
  sections: { account: "Hisobraqam", sums: "Kun yakuni", lines: "Tushumlar" },
  terms: {
    account: "Hisobraqam",
    name: "Nomi",
    day: "Kun",
    opening: "Kun boshidagi qoldiq",
    closing: "Kun oxiridagi qoldiq",
    paidOut: "Hisobdan chiqim",
    total: "Bank boʻyicha jami tushum",
    entered: "Ishlarga kiritilgan",
    aside: "Qaytarishga ajratilgan",
    returned: "Qaytarilgan",
    lines: "Tushumlar soni",
    closedBy: "Kunni yopgan xodim",
  },
  more: (count: number): string => `Yana ${count} ta tushum imzolangan matnda sanab oʻtilgan.`,
  superseded: (at: string): string => `Kun ${at} qayta ochilgan: bu koʻchirma amalda emas.`,
  check:
    "Kodni telefoningiz bilan oʻqiting: tizimdagi koʻchirmaning oʻzi ochiladi. U qoʻlingizdagi bilan bir xil boʻlishi kerak; kun qayta ochilgan boʻlsa, koʻchirmaning boshida shu aytiladi.",
  alternative: (address: string): string => `Tizimdagi koʻchirmani ochadigan QR kod: ${address}`,
} as const;
