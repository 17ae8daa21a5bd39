/** A whole number in figures, thousands apart: "1,407". */
export const figures = (n: number): string => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
