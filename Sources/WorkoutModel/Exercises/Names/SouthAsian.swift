extension CatalogTable {
  /// Thai, Vietnamese and Hindi names of the common lifts.
  static let southAsian = """
    Bench Press = เบนช์เพรส, เบนช์, đẩy ngực, đẩy ngực ngang, đẩy ngực tạ đòn, बेंच प्रेस
    Incline Bench Press = อินไคลน์เบนช์เพรส, đẩy ngực dốc, đẩy ngực dốc lên, đẩy ngực trên
    Dumbbell Bench Press = ดัมเบลเพรส, đẩy ngực tạ đơn
    Incline Dumbbell Press = อินไคลน์ดัมเบลเพรส, đẩy ngực dốc tạ đơn, đẩy ngực trên tạ đơn
    Machine Chest Press = đẩy ngực máy
    Pec Deck = ép ngực, ép ngực máy
    Push-up = วิดพื้น, hít đất, chống đẩy, दंड, पुश अप्स
    Dip = ดิปส์, ดิป, xà kép, डिप्स
    Shoulder Press = โชว์เดอร์เพรส, đẩy vai, शोल्डर प्रेस
    Dumbbell Shoulder Press = đẩy vai tạ đơn
    Lateral Raise = ไซด์เลเทอรัล, bay vai
    Squat = สควอท, สควอต, สควอช, स्क्वाट
    Leg Press = เลกเพรส, đạp đùi, लेग प्रेस
    Leg Extension = เลกเอ็กซ์เทนชั่น, đá đùi trước, đá đùi
    Leg Curl = เลกเคิร์ล, móc đùi, móc đùi sau
    Lunge = ลันจ์, chùng chân
    Calf Raise = คาล์ฟเรส, nhón bắp chân, nhón chân
    Hip Thrust = ฮิปทรัสต์, đẩy hông
    Deadlift = เดดลิฟต์, เดดลิฟท์, डेडलिफ्ट
    Romanian Deadlift = โรมาเนียนเดดลิฟต์
    Pull-up = ดึงข้อ, โหนบาร์, hít xà, xà đơn, पुल अप्स
    Lat Pulldown = แลทพูลดาวน์, แลตพูลดาวน์, kéo xô, लैट पुलडाउन
    Seated Cable Row = โรว์เคเบิ้ล, เคเบิ้ลโรว์, chèo thuyền, kéo cáp ngồi
    Barbell Row = บาร์เบลโรว์, chèo tạ đòn
    Barbell Curl = บาร์เบลเคิร์ล, cuốn tạ đòn
    Dumbbell Curl = ดัมเบลเคิร์ล, cuốn tạ đơn
    Biceps Curl = ไบเซปเคิร์ล, cuốn tay trước, बाइसेप कर्ल
    Triceps Pushdown = พุชดาวน์, ไตรเซปพุชดาวน์, kéo cáp tay sau
    Cable Fly = เคเบิ้ลฟลาย, เคเบิลฟลาย
    Plank = แพลงก์, แพลงค์, แพลงกิ้ง, प्लैंक
    Crunch = ครันช์, gập bụng, क्रंच
    Sit-up = ซิทอัพ, ซิตอัพ
    Burpee = เบอร์พี
    Run = วิ่ง, chạy bộ, दौड़
    Treadmill = ลู่วิ่ง, วิ่งลู่, máy chạy bộ, ट्रेडमिल
    Walk = เดิน, đi bộ, टहलना
    Cycling = ปั่นจักรยาน, đạp xe, साइकिल
    Swim = ว่ายน้ำ, bơi, bơi lội
    Jump Rope = กระโดดเชือก, nhảy dây
    Stretching = ยืดเหยียด, giãn cơ
    """
}
